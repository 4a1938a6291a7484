/** The first link of a page, in view only with the focus. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href="#main"
      className="absolute start-4 -top-20 z-20 px-5 py-3 band no-underline -outline-offset-3 focus:top-4"
    >
      {label}
    </a>
  );
}
