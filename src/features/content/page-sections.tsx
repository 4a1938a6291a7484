import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Picture } from '../../components/picture';
import type { PageSection } from '../../../server/features/pages/page-sections';
import { CaseArt } from '../../components/art/art';
import { ButtonAnchor } from '../../components/ui/button';
import { MoreAnchor } from '../../components/ui/more-link';
import { contentCopy } from './content.copy';
import { htmlToText } from './page-description';
import { useScrollers } from './use-scrollers';
import { sectionDirection, textLanguage } from '../../lib/text-language';
import { serverHtml } from '../../lib/trusted-html';

/** A section without a ground of its own: the space between two of them is not added up. */
const PLAIN = 'wrap my-(--section)';

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
      return <TextSection section={section} />;
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
        <figure {...sectionDirection(section.text)} className={PLAIN}>
          <blockquote
            {...textLanguage(section.text)}
            className="max-w-[24em] border-s-4 border-accent ps-6 text-h3 leading-snug text-pretty wrap-anywhere"
          >
            <p>{section.text}</p>
          </blockquote>
          {section.source && (
            <figcaption {...textLanguage(section.source)} className="mt-4 ps-7 text-muted">
              {section.source}
            </figcaption>
          )}
        </figure>
      );
    case 'callToAction':
      return slots.callToAction;
    case 'contactForm':
      return (
        <section className={PLAIN}>
          <Heading text={section.heading} />
          <div className="max-w-measure">{slots.contactForm}</div>
        </section>
      );
  }
}

function TextSection({ section: { html } }: { section: SectionOf<'richText'> }) {
  useScrollers();
  return (
    <div {...sectionDirection(htmlToText(html))} className="wrap my-10">
      <div
        className="prose max-w-measure"
        // The server renders the Markdown and sanitizes the HTML.
        dangerouslySetInnerHTML={serverHtml(html)}
      />
    </div>
  );
}

/** As the first section, it has the `h1` of the page and a picture. */
export function HeroSection({ section, isFirst = false }: HeroSectionProps) {
  const Tag = isFirst ? 'h1' : 'h2';
  return (
    <section
      {...sectionDirection(section.heading)}
      className="relative flex flex-col overflow-clip band nav:block"
    >
      <div
        className={cx(
          'relative wrap w-full py-[clamp(4rem,7vw,6.5rem)]',
          isFirst && 'nav:*:max-w-1/2',
        )}
      >
        <Tag {...textLanguage(section.heading)} className="max-w-[14em] text-h1 wrap-anywhere">
          {section.heading}
        </Tag>
        {section.text && (
          <p
            {...textLanguage(section.text)}
            className="mt-5 max-w-[34em] text-lead whitespace-pre-line text-muted"
          >
            {section.text}
          </p>
        )}
        {section.buttonLabel && section.buttonLink && (
          <ButtonAnchor
            {...textLanguage(section.buttonLabel)}
            size="large"
            href={section.buttonLink}
            className="mt-8 max-w-full wrap-anywhere"
          >
            {section.buttonLabel}
          </ButtonAnchor>
        )}
      </div>
      {isFirst && (
        <CaseArt
          industry={section.heading}
          slug=""
          shape="header"
          className="inset-y-0 end-0 h-44 w-full nav:absolute nav:h-full nav:w-1/2"
        />
      )}
    </section>
  );
}

interface HeroSectionProps {
  section: SectionOf<'hero'>;
  isFirst?: boolean;
}

function CardsSection({ section }: { section: SectionOf<'cards'> }) {
  const { readMore } = contentCopy.useCopy();
  return (
    <section
      {...sectionDirection(section.heading || (section.items[0]?.title ?? ''))}
      className={PLAIN}
    >
      <Heading text={section.heading} />
      <ul className="grid grid-cols-1 gap-x-8 border-t border-text sm:grid-cols-2 lg:grid-cols-3">
        {section.items.map(({ title, text, link }, index) => (
          <li key={index} className="group relative border-b border-line py-7">
            <h3 {...textLanguage(title)} className="text-card wrap-anywhere">
              {title}
            </h3>
            <p
              {...textLanguage(text)}
              className="mt-3 wrap-anywhere whitespace-pre-line text-muted"
            >
              {text}
            </p>
            {link && (
              <MoreAnchor href={link} about={title} isSpread className="mt-2">
                {readMore}
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
    <section
      {...sectionDirection(section.heading || (section.items[0]?.label ?? ''))}
      className="bg-sand section"
    >
      <div className="wrap">
        <Heading text={section.heading} />
        <dl className="grid grid-cols-2 gap-x-6 border-t border-text nav:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
          {section.items.map(({ value, label }, index) => (
            <div key={index} className="flex flex-col-reverse justify-end py-5">
              <dt {...textLanguage(label)} className="mt-2 text-as-parent text-ui text-muted">
                {label}
              </dt>
              <dd dir="ltr" className="text-as-parent text-figure font-light tabular-nums">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function QuestionsSection({ section }: { section: SectionOf<'faq'> }) {
  return (
    <section
      {...sectionDirection(section.heading || (section.items[0]?.question ?? ''))}
      className={PLAIN}
    >
      <Heading text={section.heading} />
      <dl className="grid grid-cols-1 gap-x-16 border-t border-text nav:grid-cols-2">
        {section.items.map(({ question, answer }, index) => (
          <div key={index} className="border-b border-line py-6">
            <dt {...textLanguage(question)} className="text-[1.125rem] font-strong">
              {question}
            </dt>
            <dd
              {...textLanguage(answer)}
              className="mt-2 wrap-anywhere whitespace-pre-line text-muted"
            >
              {answer}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ImageSection({ section }: { section: SectionOf<'image'> }) {
  return (
    <figure className={PLAIN}>
      <Picture attributes={section.attributes} className="h-auto w-full cut-end" />
      {section.caption && (
        <figcaption
          {...textLanguage(section.caption)}
          className="mt-3 text-as-parent text-small text-muted"
        >
          {section.caption}
        </figcaption>
      )}
    </figure>
  );
}

function Heading({ text }: { text: string }) {
  return text ? (
    <h2 {...textLanguage(text)} className="mb-8 text-as-parent text-h2 wrap-anywhere">
      {text}
    </h2>
  ) : null;
}
