import type { ReactNode } from 'react';
import type { PageSection } from '../../../server/features/pages/page-sections';
import { ButtonAnchor } from '../../components/ui/button';
import { MoreAnchor } from '../../components/ui/more-link';
import { serverHtml } from '../../lib/trusted-html';

type SectionOf<Type extends PageSection['type']> = Extract<PageSection, { type: Type }>;

export interface SectionSlots {
  /** Components of other features, for blocks that show them. */
  contactForm: ReactNode;
  callToAction: ReactNode;
}

/** Renders one section of a page from the database. */
export function PageSectionView({ section, slots }: { section: PageSection; slots: SectionSlots }) {
  switch (section.type) {
    case 'richText':
      return (
        <div className="wrap my-10">
          <div
            className="prose max-w-measure"
            dir="auto"
            // The server renders the Markdown and sanitizes the HTML.
            dangerouslySetInnerHTML={serverHtml(section.html)}
          />
        </div>
      );
    case 'hero':
      return <HeroSection section={section} />;
    case 'cards':
      return <CardsSection section={section} />;
    case 'statistics':
      return <StatisticsSection section={section} />;
    case 'faq':
      return <QuestionsSection section={section} />;
    case 'image':
      return <ImageSection section={section} />;
    case 'quote':
      return (
        <figure className="wrap section">
          <blockquote
            dir="auto"
            className="max-w-[24em] border-s-4 border-accent ps-6 text-h3 leading-snug text-pretty wrap-anywhere"
          >
            <p>{section.text}</p>
          </blockquote>
          {section.source && (
            <figcaption dir="auto" className="mt-4 ps-7 text-muted">
              {section.source}
            </figcaption>
          )}
        </figure>
      );
    case 'callToAction':
      return slots.callToAction;
    case 'contactForm':
      return (
        <section className="wrap section">
          <Heading text={section.heading} />
          <div className="max-w-measure">{slots.contactForm}</div>
        </section>
      );
  }
}

/** As the first section, its heading is the `h1` of the page. */
export function HeroSection({ section, as: Tag = 'h2' }: HeroSectionProps) {
  return (
    <section className="band">
      <div className="wrap py-[clamp(3.5rem,8vw,7rem)]">
        <Tag dir="auto" className="max-w-[14em] text-h1 wrap-anywhere">
          {section.heading}
        </Tag>
        {section.text && (
          <p dir="auto" className="mt-5 max-w-[34em] text-lead whitespace-pre-line text-muted">
            {section.text}
          </p>
        )}
        {section.buttonLabel && section.buttonLink && (
          <ButtonAnchor size="large" href={section.buttonLink} dir="auto" className="mt-8">
            {section.buttonLabel}
          </ButtonAnchor>
        )}
      </div>
    </section>
  );
}

interface HeroSectionProps {
  section: SectionOf<'hero'>;
  as?: 'h1' | 'h2';
}

function CardsSection({ section }: { section: SectionOf<'cards'> }) {
  return (
    <section className="wrap section">
      <Heading text={section.heading} />
      <ul className="grid gap-x-8 border-t border-text sm:grid-cols-2 lg:grid-cols-3">
        {section.items.map(({ title, text, link }, index) => (
          <li key={index} className="group relative border-b border-line py-7" dir="auto">
            <h3 className="text-card wrap-anywhere">{title}</h3>
            <p className="mt-3 wrap-anywhere whitespace-pre-line text-muted">{text}</p>
            {link && (
              <MoreAnchor href={link} about={title} isSpread className="mt-2">
                Read more
              </MoreAnchor>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function StatisticsSection({ section }: { section: SectionOf<'statistics'> }) {
  return (
    <section className="bg-sand section">
      <div className="wrap">
        <Heading text={section.heading} />
        <dl className="grid grid-cols-2 border-t border-text nav:grid-cols-4">
          {section.items.map(({ value, label }, index) => (
            <div key={index} className="flex flex-col-reverse justify-end py-5 pe-6">
              <dt dir="auto" className="text-small text-muted">
                {label}
              </dt>
              <dd className="text-figure font-light tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function QuestionsSection({ section }: { section: SectionOf<'faq'> }) {
  return (
    <section className="wrap section">
      <Heading text={section.heading} />
      <dl className="grid gap-x-16 border-t border-text nav:grid-cols-2">
        {section.items.map(({ question, answer }, index) => (
          <div key={index} className="border-b border-line py-6" dir="auto">
            <dt className="text-[1.125rem] font-strong">{question}</dt>
            <dd className="mt-2 wrap-anywhere whitespace-pre-line text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ImageSection({ section }: { section: SectionOf<'image'> }) {
  const { srcset, alt, maxWidth, ...attributes } = section.attributes;
  return (
    <figure className="wrap section">
      <img
        {...attributes}
        srcSet={srcset}
        alt={alt}
        style={{ maxWidth }}
        className="h-auto w-full cut-end"
      />
      {section.caption && (
        <figcaption dir="auto" className="mt-3 text-small text-muted">
          {section.caption}
        </figcaption>
      )}
    </figure>
  );
}

function Heading({ text }: { text: string }) {
  return text ? (
    <h2 dir="auto" className="mb-8 text-h2 wrap-anywhere">
      {text}
    </h2>
  ) : null;
}
