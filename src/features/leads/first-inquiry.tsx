import { Sparkles } from 'lucide';
import { Icon } from '../../components/ui/icon';

/** Above a list with a single lead. */
export function FirstInquiry() {
  return (
    <div role="status" className="mb-5 flex gap-4 cut-end px-5 py-4 band">
      <span className="text-accent">
        <Icon of={Sparkles} />
      </span>
      <div>
        <p className="font-strong">Your first inquiry is here.</p>
        <p className="text-muted">
          Open it, make it yours, and answer: the site has promised that somebody will.
        </p>
      </div>
    </div>
  );
}
