import { buttonClass } from './button';

export function RetryButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className={buttonClass('line', 'small')}>
      Try Again
    </button>
  );
}
