import { readMentions } from '../lib/mentions';

interface MentionedLineProps {
  text: string;
  colleagues: readonly { name: string }[];
}

/** Says who is notified of a note, and which mention reaches nobody. */
export function MentionedLine({ text, colleagues }: MentionedLineProps) {
  const { named, unknown } = readMentions(text, colleagues);
  return (
    <p role="status" className="min-w-0 text-small text-muted empty:hidden">
      {named.length > 0 && (
        <>
          Notified: <bdi>{named.map(({ name }) => name).join(', ')}</bdi>.{' '}
        </>
      )}
      {unknown.length > 0 && (
        <span className="text-danger">
          <bdi>{unknown.join(', ')}</bdi> {unknown.length === 1 ? 'is no name' : 'are no names'} of
          a colleague.
        </span>
      )}
    </p>
  );
}
