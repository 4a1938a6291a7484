import { Button } from './button';

export function RetryButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="outline" onClick={onClick}>
      Try Again
    </Button>
  );
}
