import { frameCopy } from '../../config/frame.copy';
import { ButtonLink } from '../../components/ui/button';
import { DocumentTitle } from '../../components/document-title';
import { drawing } from '../../components/art/art';
import { useServerAnswer } from '../../hooks/use-server-answer';

const LostArt = drawing('LostArt');

/** For routes that have the frame of the site around them. */
export function MissingPage() {
  useServerAnswer();
  const { missing } = frameCopy.useCopy();
  return (
    <section className="relative overflow-clip band">
      <DocumentTitle>{missing.title}</DocumentTitle>
      <LostArt className="end-0 h-full w-full max-md:mb-2 max-md:h-64 md:absolute md:inset-y-0 md:w-3/5 md:[mask-image:linear-gradient(to_left,black_60%,transparent)] print:hidden" />
      <div className="relative wrap grid justify-items-start gap-4 section md:min-h-112 md:content-center">
        <h1 className="max-w-[8em] text-display">{missing.title}</h1>
        <p className="mb-3 max-w-[18em] text-lead text-muted">{missing.text}</p>
        <ButtonLink to="/">{missing.home}</ButtonLink>
      </div>
    </section>
  );
}
