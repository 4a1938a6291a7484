import type { ReactNode } from 'react';

interface QuestionsProps {
  id: string;
  title: string;
  questions: { question: string; answer: string }[];
  /** Below the title. */
  aside?: ReactNode;
}

/** Questions with their answers, on a band of sand. */
export const Questions = ({ id, title, questions, aside }: QuestionsProps) => (
  <section className="later-60/95 bg-sand section" aria-labelledby={id}>
    <div className="wrap grid gap-x-20 gap-y-10 nav:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div className="nav:sticky nav:top-28 nav:self-start">
        <h2 id={id} className="text-h2">
          {title}
        </h2>
        {aside}
      </div>
      <ul>
        {questions.map(({ question, answer }) => (
          <li key={question} className="border-t border-line py-7 last:pb-0">
            <h3 className="text-h3">{question}</h3>
            <p className="mt-3 max-w-measure text-muted">{answer}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
