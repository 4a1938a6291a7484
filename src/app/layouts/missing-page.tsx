import { frameCopy } from '../../config/frame.copy';
import { ButtonLink } from '../../components/ui/button';
import { DocumentTitle } from '../../components/document-title';
import { BrokenPath } from '../../components/art/broken-path';
import { useServerAnswer } from '../../hooks/use-server-answer';

/** For routes that have the frame of the site around them. */
export function MissingPage() {
  useServerAnswer();
  const { missing } = frameCopy.useCopy();
  return (
    <section className="wrap grid justify-items-center gap-4 section text-center">
      <DocumentTitle>{missing.title}</DocumentTitle>
      <BrokenPath className="w-40 rtl:-scale-x-100" />
      <h1 className="text-h1">{missing.title}</h1>
      <p className="text-muted">{missing.text}</p>
      <ButtonLink variant="outline" to="/">
        {missing.home}
      </ButtonLink>
    </section>
  );
}
