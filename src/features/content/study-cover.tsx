import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { CaseArt, hueOf, HUES, PALETTES } from '../../components/art/case-art';
import type { SolutionId } from '../../config/site';
import { solutionOf } from '../../config/solutions';
import { DrawnScreen } from './drawn-screen';
import type { Drawing, ScreenRows } from './drawings.types';
import { sceneOf, StudyScene } from '../../components/art/study-scene';
import { useLanguage } from '../../hooks/use-language';
import { solutionPlates } from './solution-plates.copy';
import { solutionPlatesAr } from './solution-plates.copy.ar';
import { drawingsOf, headScreenOf } from './study-drawings';

interface StudyCoverProps {
  slug: string;
  industry: string;
  /** `card` in a list, beside its figure; `proof` under a solution; `header` on the study's own page. */
  shape: 'card' | 'proof' | 'header';
  /** Of a `proof`: in place of the screen on phones, where that is too small to be read. */
  figure?: { value: string } | undefined;
}

/**
 * A study's picture: the place where the work is done or, in front of the lattice of its industry, the
 * screen that was built. A study's own page shows that screen further below, so its head has what comes after.
 */
export function StudyCover({ slug, industry, shape, figure }: StudyCoverProps) {
  const hue = hueOf(solutionOf(slug));
  const scene = sceneOf(slug);
  if (scene) {
    return (
      <Frame>
        <StudyScene of={scene} palette={PALETTES[hue]} isCard={shape === 'card'} />
      </Frame>
    );
  }
  const built = drawingsOf(slug).at(-1);
  const screen = shape === 'header' ? headScreenOf(slug) : built && smallOf(built);
  return (
    <Frame>
      <CaseArt
        industry={industry}
        slug={slug}
        shape={shape === 'card' ? 'card' : 'header'}
        isBehindScreen={Boolean(screen)}
        hue={hue}
        className={cx(
          'absolute inset-y-0 end-0 h-full',
          shape === 'card' ? 'w-3/5 print:hidden' : 'w-full',
        )}
      />
      {screen && <Screen drawing={screen} className={SCREENS[shape]} />}
      {shape === 'proof' && figure && (
        <b
          dir="auto"
          className="absolute start-0 bottom-0 bg-band px-2 text-[1.5rem] font-light tracking-[-0.03em] xs:hidden"
        >
          {figure.value}
        </b>
      )}
    </Frame>
  );
}

const SCREENS: Record<StudyCoverProps['shape'], string> = {
  card: 'start-[44%] end-4 top-[32%] bottom-0 text-[clamp(12px,3cqi,24px)] @max-[24rem]:[&_[data-key]]:hidden',
  proof:
    'max-xs:hidden start-[14%] top-[20%] bottom-0 w-[72%] text-[clamp(12px,5cqi,18px)] @max-[16rem]:[&_[data-key]]:hidden',
  header:
    'start-[10%] bottom-0 h-[min(82%,28em)] w-[80%] text-[clamp(13px,2.9cqi,20px)] nav:start-auto nav:end-[max(var(--gutter),calc(100%-var(--container-page)/2))] nav:w-[min(76%,34rem)]',
};

/** Its title and a few short rows. */
const smallOf = ({ look, title, columns, rows, card }: Drawing) => ({
  look,
  title,
  columns,
  rows,
  ...card,
});

/**
 * Of a screen in the picture beside a headline: below the headline in the middle, beside it at the end of the
 * page's column, as long as all of it is inside the picture.
 */
const PLATE =
  'inset-x-0 top-[11%] bottom-0 mx-auto w-[min(80%,28rem)] text-[clamp(13px,3.4cqi,15px)] lg:start-auto lg:end-[max(var(--gutter),min(119%-var(--container-page)/2,100%-32.5rem))] lg:top-[42%] lg:w-[min(74%,30rem)] lg:text-[clamp(13px,3.6cqi,24px)] rail:top-[26%]';

interface SolutionPlateProps {
  id: SolutionId;
  /** `head` of its own page; `block` of the page of all solutions. */
  shape: 'head' | 'block';
}

/** A screen of a solution, in front of the lattice in its color. */
export function SolutionPlate({ id, shape }: SolutionPlateProps) {
  const plates = useLanguage() === 'ar' ? solutionPlatesAr : solutionPlates;
  return (
    <Frame>
      <CaseArt
        industry={id}
        slug=""
        shape="header"
        isBehindScreen
        hue={HUES[id]}
        className="absolute inset-0 size-full"
      />
      <Screen
        drawing={plates[id]}
        className={
          shape === 'head'
            ? PLATE
            : 'start-[18%] top-[22%] bottom-0 w-[64%] text-[clamp(12px,3.1cqi,17px)]'
        }
      />
    </Frame>
  );
}

/** As large as its place; decoration for screen readers and search engines. */
const Frame = ({ children }: { children: ReactNode }) => (
  <span
    aria-hidden="true"
    data-nosnippet=""
    className="@container absolute inset-0 block overflow-clip"
  >
    {children}
  </span>
);

interface StudiesArtProps {
  /** Of the studies that are listed. */
  slugs: string[];
}

/** One of the screens that were built. */
export function StudiesArt({ slugs }: StudiesArtProps) {
  const screens = slugs.flatMap((slug) => drawingsOf(slug).slice(-1));
  // The first ones are near in the list below.
  const last = screens.findLast(({ look }) => look === 'screen');
  return (
    <span aria-hidden="true" data-nosnippet="" className="@container relative block size-full band">
      <CaseArt
        industry=""
        slug=""
        shape="header"
        isBehindScreen
        className="absolute inset-0 size-full"
      />
      {last && <Screen drawing={last} className={PLATE} />}
    </span>
  );
}

interface ScreenProps {
  drawing: ScreenRows;
  className: string;
}

/** In the colors of the page, though it lies on a dark ground. A picture: enlarged text leaves it as it is. */
const Screen = ({ drawing, className }: ScreenProps) => (
  <span
    className={cx(
      'absolute leading-snug [color-scheme:light_dark] [--color-line:var(--color-sheet-line)] *:mx-auto',
      // A few Arabic letters on an English page are not worth a font.
      "[:lang(en)_&]:[font-family:'IBM_Plex_Sans_Variable',system-ui]",
      className,
    )}
  >
    <DrawnScreen drawing={drawing} isCropped className="bg-surface text-text" />
  </span>
);
