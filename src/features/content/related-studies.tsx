import { MoreLink } from '../../components/ui/more-link';
import { textLanguage } from '../../lib/text-language';
import type { Outputs } from '../../lib/trpc';

interface RelatedStudiesProps {
  studies: Outputs['caseStudies']['about'];
  title: string;
}

/** The case studies behind an article, at its end. */
export function RelatedStudies({ studies, title: heading }: RelatedStudiesProps) {
  if (studies.length === 0) return null;
  return (
    <aside
      aria-labelledby="studies-heading"
      className="mt-12 border-t border-line pt-8 print:hidden"
    >
      <h2 id="studies-heading" className="mb-4 text-h3">
        {heading}
      </h2>
      <ul className="grid gap-5">
        {studies.map(({ slug, title, industry }) => (
          <li key={slug} className="relative">
            <p {...textLanguage(industry)} className="text-as-parent text-small text-muted">
              {industry}
            </p>
            <MoreLink to="/case-studies/$slug" params={{ slug }} isSpread>
              <bdi {...textLanguage(title)}>{title}</bdi>
            </MoreLink>
          </li>
        ))}
      </ul>
    </aside>
  );
}
