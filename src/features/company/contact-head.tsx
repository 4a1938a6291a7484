import { useRouter } from '@tanstack/react-router';
import { CaseArt } from '../../components/art/art';
import { TextAnchor } from '../../components/ui/text-link';
import { contactCopy } from './contact.copy';

/** Three ways to begin, two of which are links. */
export function ContactHead() {
  const copy = contactCopy.useCopy();
  const { contactEmail } = useRouter().options.context.settings;
  const links: Partial<Record<number, [address: string, label: string]>> = {
    0: [`mailto:${contactEmail}`, contactEmail],
    2: ['#book-call', copy.chooseTime],
  };
  return (
    <section className="relative overflow-clip band">
      <CaseArt
        industry="contact"
        slug=""
        shape="header"
        className="absolute inset-y-0 end-0 h-full w-[36%] [mask-image:linear-gradient(black_30%,transparent_60%)] max-lg:hidden print:hidden"
      />
      <div className="relative wrap page-top pb-[clamp(2.5rem,5vw,4rem)]">
        <h1 className="max-w-[9em] text-display">{copy.title}</h1>
        <ul className="mt-8 grid md:grid-cols-3 nav:mt-14">
          {copy.infoCards.map(({ title, text }, index) => {
            const link = links[index];
            return (
              <li
                key={title}
                className="flex flex-col items-start border-line py-5 max-md:border-t md:border-s md:px-6 md:first:border-0 md:first:ps-0"
              >
                <h2 className="text-h3">{title}</h2>
                <p className="mt-2 max-w-[24em] text-base text-muted">{text}</p>
                {link && (
                  <TextAnchor href={link[0]} isAlone className="mt-auto wrap-anywhere">
                    {link[1]}
                  </TextAnchor>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
