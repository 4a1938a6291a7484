/** A section of the console that has its place and its name, and nothing behind them yet. */
export function ComingSection({ title }: { title: string }) {
  return (
    <>
      <h1 className="mb-5 text-title font-medium">{title}</h1>
      <p className="cut-end bg-sand p-10 text-center text-muted">
        This section is not built yet. The leads are where they were.
      </p>
    </>
  );
}
