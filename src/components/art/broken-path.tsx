/** A broken path, for error states and the 404 page. */
export function BrokenPath({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 14 96 64"
      aria-hidden="true"
      fill="none"
      strokeWidth="1.5"
      className={`stroke-line-strong ${className}`}
    >
      <path d="M6 70h26l14-14" />
      <path d="M56 46 76 26h14" strokeDasharray="3 5" />
      <path d="m51 44 7 7-7 7-7-7z" className="fill-danger stroke-none" />
    </svg>
  );
}
