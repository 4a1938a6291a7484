export function CaseStudyPending() {
  return <div aria-hidden="true" data-skeleton className="h-[60vh] animate-pulse bg-sand" />;
}
