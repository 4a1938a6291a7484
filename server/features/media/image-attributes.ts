import { VARIANT_WIDTHS } from './media.schema';

/** What has to be known of a picture to show it; `width` and `height` are null for a PDF. */
export interface Picture {
  url: string;
  mimeType: string;
  alt: string | null;
  width: number | null;
  height: number | null;
  isAnimated: boolean;
}

export interface ImageAttributes {
  src: string;
  srcset?: string;
  sizes?: string;
  width?: number;
  height?: number;
  alt: string;
  loading: 'lazy';
  decoding: 'async';
}

/** A text column's width, and the whole of a screen that is narrower. */
const TEXT_COLUMN = '(min-width: 40rem) 36rem, 100vw';
/** What browsers that know no `srcset` get. */
const FALLBACK_WIDTH = 1280;

/**
 * What an `<img>` needs to load lazily, in the size that it is shown in, without moving anything.
 * `sizes` says how wide that is. Variants hold one frame, so what moves is shown as it came.
 */
export function imageAttributes(picture: Picture, sizes = TEXT_COLUMN): ImageAttributes {
  const { url, width, height, isAnimated } = picture;
  const common = { alt: picture.alt ?? '', loading: 'lazy', decoding: 'async' } as const;
  if (width === null || height === null) return { src: url, ...common };
  if (isAnimated || !isScalable(picture)) return { src: url, width, height, ...common };
  const variants = variantWidths({ width }).map((variant) => ({
    address: `${url}?w=${variant}`,
    shown: Math.min(variant, width),
  }));
  const fallback = variants.find(({ shown }) => shown >= FALLBACK_WIDTH) ?? variants.at(-1);
  return {
    src: fallback?.address ?? url,
    srcset: variants.map(({ address, shown }) => `${address} ${shown}w`).join(', '),
    sizes,
    width,
    height,
    ...common,
  };
}

/** Decoding AVIF takes 17 MB a megapixel. What is larger is shown as it came, small as it is. */
const MAX_AVIF_PIXELS = 12_000_000;

export function isScalable(picture: Pick<Picture, 'mimeType' | 'width' | 'height'>): boolean {
  const pixels = (picture.width ?? 0) * (picture.height ?? 0);
  return picture.mimeType !== 'image/avif' || pixels <= MAX_AVIF_PIXELS;
}

/** Those that are narrower than the picture, and the first that holds all of it. */
function variantWidths({ width }: { width: number }): number[] {
  const firstWhole = VARIANT_WIDTHS.find((variant) => variant >= width) ?? Number.POSITIVE_INFINITY;
  return VARIANT_WIDTHS.filter((variant) => variant <= firstWhole);
}

/** The variant that stands for a wanted width: nothing is enlarged, so wider ones are the same. */
export function variantWidthFor(picture: { width: number | null }, wanted: number): number {
  const widths = variantWidths({ width: picture.width ?? wanted });
  return widths.find((variant) => variant >= wanted) ?? widths.at(-1) ?? wanted;
}
