import { useRouter } from '@tanstack/react-router';
import { CaseArt } from '../../components/art/art';
import { TextAnchor } from '../../components/ui/text-link';
import { contactCopy } from './contact.copy';

/** The places of the cards; the third one is the discovery call. */
const EMAIL = 0;
const REMOTE = 1;

/** Three ways to begin, two of which are links. */
export function ContactHead() {
  const copy = contactCopy.useCopy();
  const { contactEmail } = useRouter().options.context.settings;
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
          {copy.infoCards.map(({ title, text }, index) => (
            <li
              key={title}
              className="border-line py-5 max-md:border-t md:border-s md:px-6 md:first:border-0 md:first:ps-0"
            >
              <h2 className="text-h3">{title}</h2>
              <p className="mt-2 max-w-[24em] text-base text-muted">{text}</p>
              {index !== REMOTE && (
                <TextAnchor
                  href={index === EMAIL ? `mailto:${contactEmail}` : '#book-call'}
                  isAlone
                  className="wrap-anywhere"
                >
                  {index === EMAIL ? contactEmail : copy.chooseTime}
                </TextAnchor>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
