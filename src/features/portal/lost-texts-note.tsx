import { Button } from '../../components/ui/button';
import { useLostTexts, lostTexts } from './lost-texts';
import { portalCopy } from './portal.copy';

/** Hands back what somebody was typing when the page was renewed without the form. */
export function LostTextsNote() {
  const { lost: copy } = portalCopy.useCopy();
  const texts = useLostTexts();
  if (texts.length === 0) return null;
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-20 mx-auto max-w-[36rem] border-s-3 border-saffron bg-warning-soft px-4 py-3 print:hidden"
    >
      <p>{copy.text}</p>
      {texts.map((text) => (
        <blockquote key={text} dir="auto" className="my-2 wrap-anywhere whitespace-pre-line">
          {text}
        </blockquote>
      ))}
      <Button variant="text" className="-ms-4" onClick={lostTexts.clear}>
        {copy.dismiss}
      </Button>
    </div>
  );
}
