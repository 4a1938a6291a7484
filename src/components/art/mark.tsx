/** In a square of 100. */
export const MARK = {
  star: 'M96 50l-13.5 13.5l0 19l-19 0l-13.5 13.5l-13.5-13.5l-19 0l0-19l-13.5-13.5l13.5-13.5l0-19l19 0l13.5-13.5l13.5 13.5l19 0l0 19z',
  path: 'M30 66V37L50 57L70 37V56',
  end: 'm70 58.5 7 7-7 7-7-7z',
};

/** The company's logo: a star of two squares with a piece of the path inside. */
export function Mark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={className}>
      <path d={MARK.star} className="fill-[light-dark(#0d2f33,#f1ebdf)]" />
      <path
        d={MARK.path}
        fill="none"
        strokeWidth="8.5"
        className="stroke-[light-dark(#fbf8f2,#0d2f33)]"
      />
      <path d={MARK.end} className="fill-[light-dark(#e7a33e,#b5611a)]" />
    </svg>
  );
}
