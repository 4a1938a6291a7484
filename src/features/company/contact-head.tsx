import { useRouter } from '@tanstack/react-router';
import { cx } from 'class-variance-authority';
import { CaseArt } from '../../components/art/art';
import { ButtonLink } from '../../components/ui/button';
import { TextAnchor } from '../../components/ui/text-link';
import { contactCopy } from './contact.copy';

/** The places of the cards. */
const EMAIL = 0;
const REMOTE = 1;
const CALL = 2;

/** Three ways to begin, two of which are links. On phones a link is in one line with its title, so that the form is near. */
export function ContactHead() {
  const copy = contactCopy.useCopy();
  const { contactEmail } = useRouter().options.context.settings;
  return (
    <section className="overflow-clip band">
      <div className="relative border-line lg:border-b">
        <CaseArt
          industry="contact"
          slug=""
          shape="header"
          className="absolute inset-y-0 end-0 h-full w-[42%] max-lg:hidden print:hidden"
        />
        <div className="relative wrap pt-[clamp(2rem,4vw,3.5rem)] lg:pb-[clamp(1.5rem,3vw,2.5rem)]">
          <div className="lg:w-[56%]">
            <h1 className="max-w-[9em] text-display rtl:max-w-[13em]">{copy.title}</h1>
          </div>
        </div>
      </div>
      <div className="wrap pb-[clamp(1.5rem,3vw,2.5rem)]">
        <ul className="mt-6 grid md:grid-cols-3">
          {copy.infoCards.map(({ title, text }, index) => (
            <li
              key={title}
              className="flex min-h-16 flex-wrap items-center justify-between gap-x-5 border-line py-3 max-md:border-t md:block md:border-s md:px-6 md:first:border-0 md:first:ps-0"
            >
              <h2 className="text-h3">{title}</h2>
              <p
                className={cx(
                  'max-w-[24em] text-base text-muted md:mt-2',
                  index !== REMOTE && 'max-md:hidden',
                )}
              >
                {text}
              </p>
              {index === EMAIL && (
                <TextAnchor href={`mailto:${contactEmail}`} isAlone className="wrap-anywhere">
                  {contactEmail}
                </TextAnchor>
              )}
              {index === CALL && (
                <ButtonLink to="/contact" hash="book-call" className="md:mt-3">
                  {copy.chooseTime}
                </ButtonLink>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
