import { HeroArt } from '../../components/art/art';
import { ButtonLink } from '../../components/ui/button';
import { track } from '../../lib/track';
import { homeCopy } from './home.copy';

export function Hero() {
  const copy = homeCopy.useCopy();
  const [before, together, after] = copy.headline;
  return (
    <section className="overflow-clip">
      <div className="wrap grid grid-cols-1 nav:min-h-[clamp(36rem,calc(100svh-4.5rem),52rem)] nav:grid-cols-[minmax(0,1fr)_minmax(0,0.86fr)] nav:gap-[clamp(2rem,4vw,4.5rem)]">
        <div className="flex flex-col justify-center pt-8 pb-9 nav:pt-14 nav:pb-12">
          <h1 className="text-display nav:text-[min(5.5vw,4.5rem)]">
            {before}
            <span className="whitespace-nowrap">{together}</span>
            {after}
          </h1>
          <p className="mt-4 mb-6 max-w-[27em] text-lead text-muted nav:mt-6 nav:mb-9">
            {copy.lead}
          </p>
          <div className="flex flex-wrap gap-3.5">
            <ButtonLink
              size="large"
              to="/contact"
              hash="book-call"
              className="max-nav:grow"
              onClick={() => track('click:bookDiscoveryCall', { section: 'hero' })}
            >
              {copy.bookCall}
            </ButtonLink>
            <ButtonLink
              variant="outline"
              size="large"
              to="/case-studies"
              className="max-nav:grow"
              onClick={() => track('click:viewCaseStudies', { section: 'hero' })}
            >
              {copy.seeCases}
            </ButtonLink>
          </div>
          <dl className="facts mt-8 gap-x-[clamp(0.75rem,3vw,3rem)] border-t border-line pt-6 nav:mt-12">
            {copy.facts.map(({ value, unit, meaning }) => (
              <div key={meaning} className="flex flex-col-reverse justify-end">
                <dt className="text-small text-balance text-muted">{meaning}</dt>
                <dd className="text-[1.75rem] leading-tight font-light tracking-[-0.03em] nav:text-[3.25rem]">
                  {value}
                  {unit && (
                    <>
                      {' '}
                      <small className="text-[0.5em] tracking-normal">{unit}</small>
                    </>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="relative h-88 forced-color-adjust-none max-nav:-mx-(--gutter) xs:max-nav:h-108 nav:h-auto">
          <HeroArt copy={copy.art} />
        </div>
      </div>
    </section>
  );
}
