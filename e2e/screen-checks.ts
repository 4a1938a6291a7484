import type { Page } from 'playwright/test';
import { expect } from './fixtures';

const HEIGHT = 900;
const LIGHT = { colorScheme: 'light', forcedColors: 'none' } as const;
const LOOKS = {
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'light', forcedColors: 'active' },
} as const;

/** The widths at which a screen is checked, and at which of them with other colours too. */
const WIDTHS = [320, 390, 768, 1024, 1280, 1440, 1920];
export const PHONE_WIDTHS = [320, 390];
const WIDTHS_OF_LOOKS = [390, 1440];

interface Options {
  widths?: readonly number[];
  /** For other values in a screen that has been checked in all colours. */
  isLightOnly?: boolean;
}

/** Resizes the page as it is, and expects no fault of layout at any width. */
export async function expectNoFaultOfLayout(
  page: Page,
  screen: string,
  { widths = WIDTHS, isLightOnly = false }: Options = {},
): Promise<void> {
  const found = new Map<string, string[]>();
  const check = async (state: string) => {
    for (const fault of await page.evaluate(findFaults)) {
      found.set(fault, [...(found.get(fault) ?? []), state]);
    }
  };
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.evaluate(untilLaidOut);
    await check(`${width}`);
    if (isLightOnly || !WIDTHS_OF_LOOKS.includes(width)) continue;
    for (const [look, media] of Object.entries(LOOKS)) {
      await page.emulateMedia(media);
      await check(`${width} in ${look}`);
    }
    await page.emulateMedia(LIGHT);
  }
  const faults = [...found].map(([fault, states]) => `${fault} (${states.join(', ')})`);
  expect.soft(faults, screen).toEqual([]);
}

/** Until React has rendered what observers of sizes have reported. */
function untilLaidOut(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      void scheduler.postTask(() => resolve(), { priority: 'background' });
    });
  });
}

/**
 * The faults of the open dialog, or of the page without one: text and controls outside the screen
 * or the box around them, cut text without a tooltip, words broken for want of room, values cut in
 * a control, and controls that lie over each other.
 */
function findFaults(): string[] {
  interface Bounds {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=tab]';
  const ENDLESS = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  const root = document.documentElement;
  // Sections that wait for the visitor to scroll are measured too.
  delete root.dataset.arrival;

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const memo = <Value>(compute: (element: Element) => Value) => {
    const values = new Map<Element, Value>();
    return (element: Element): Value => {
      if (!values.has(element)) values.set(element, compute(element));
      return values.get(element) as Value;
    };
  };
  const isVisible = memo((element) => element.checkVisibility({ visibilityProperty: true }));
  const dialogs = [...document.querySelectorAll('[role=dialog], dialog[open]')].filter(isVisible);
  const scope = dialogs.at(-1) ?? document.body;

  const intersect = (one: Bounds, other: Bounds): Bounds => ({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const boundsOf = (element: Element): Bounds => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  };
  const isSmall = ({ left, right, top, bottom }: Bounds) => right - left < 2 || bottom - top < 2;
  const isScroller = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

  /** What a box lets its content show, with or without scrolling. */
  const clipBy = (element: Element, canScroll: boolean, outer: Bounds): Bounds => {
    const { overflowX, overflowY, position } = styleOf(element);
    if (element === root || element === document.body) {
      return { ...ENDLESS, left: 0, right: root.clientWidth };
    }
    const around = position === 'fixed' ? { ...ENDLESS, left: 0, right: root.clientWidth } : outer;
    if (overflowX === 'visible' && overflowY === 'visible') return around;
    const box: Bounds = element.getBoundingClientRect();
    const inner = { ...ENDLESS };
    if (overflowX !== 'visible') Object.assign(inner, { left: box.left, right: box.right });
    if (overflowY !== 'visible') Object.assign(inner, { top: box.top, bottom: box.bottom });
    const clip = intersect(around, inner);
    if (canScroll && isScroller(overflowX))
      Object.assign(clip, { left: -Infinity, right: Infinity });
    if (canScroll && isScroller(overflowY))
      Object.assign(clip, { top: -Infinity, bottom: Infinity });
    return clip;
  };
  /** What can be seen of an element's content when everything is scrolled. */
  const reachOf: (element: Element) => Bounds = memo((element) =>
    clipBy(element, true, element.parentElement ? reachOf(element.parentElement) : ENDLESS),
  );
  /** What can be seen of it now. */
  const viewOf: (element: Element) => Bounds = memo((element) =>
    clipBy(element, false, element.parentElement ? viewOf(element.parentElement) : ENDLESS),
  );
  /** The part around it that stays in place while the rest scrolls below. */
  const pinOf: (element: Element) => Element | null = memo((element) => {
    const { position, overflowY } = styleOf(element);
    if (element === scope || isScroller(overflowY)) return null;
    if (position === 'fixed' || position === 'sticky') return element;
    return element.parentElement && pinOf(element.parentElement);
  });
  /** The next box around that can be seen or that scrolls: nothing in it may lie outside. */
  const frameOf: (element: Element) => Element | null = memo((element) => {
    const { position, overflowY, backgroundColor, borderBottomWidth, borderInlineEndWidth } =
      styleOf(element);
    if (position === 'fixed' || element === document.body) return null;
    const isFrame =
      isScroller(overflowY) ||
      backgroundColor !== 'rgba(0, 0, 0, 0)' ||
      borderBottomWidth !== '0px' ||
      borderInlineEndWidth !== '0px';
    return isFrame ? element : element.parentElement && frameOf(element.parentElement);
  });
  const blockOf: (element: Element) => Element | null = memo((element) =>
    /^(inline|contents|ruby)$/.test(styleOf(element).display)
      ? element.parentElement && blockOf(element.parentElement)
      : element,
  );

  const faults = new Set<string>();
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent.trim();
    return `${element.tagName.toLowerCase()} "${label.slice(0, 30)}"`;
  };
  const hasTooltip = (element: Element) => {
    // A card shows the first lines of what its link leads to.
    const isCard = Boolean(element.closest('article')?.querySelector('a'));
    const { webkitLineClamp } = styleOf(blockOf(element) ?? element);
    return (
      (isCard && webkitLineClamp !== 'none') ||
      Boolean(element.closest('[title], [data-tooltip], [data-clipped]')) ||
      Boolean(element.closest('a, button')?.querySelector('[data-clipped]'))
    );
  };

  const exceeds = (inner: Bounds, outer: Bounds, slack: number) =>
    inner.left < outer.left - 1.5 ||
    inner.right > outer.right + 1.5 ||
    inner.top < outer.top - slack ||
    inner.bottom > outer.bottom + slack;

  function checkText(element: Element, box: Bounds) {
    // The boxes of glyphs are higher than lines with little leading.
    const slack = parseFloat(styleOf(element).fontSize) * 0.6;
    const reach = reachOf(element);
    const block = blockOf(element);
    if (isSmall(reach) || !block) return;
    if (exceeds(box, reach, slack)) {
      const isBlockInReach = !exceeds(boundsOf(block), reachOf(block.parentElement ?? root), slack);
      if (!isBlockInReach || !hasTooltip(element)) faults.add(`${nameOf(element)} is cut`);
      return;
    }
    for (const around of [block, frameOf(element)]) {
      if (!around || around === document.body) continue;
      const { overflowX, overflowY } = styleOf(around);
      const bounds = boundsOf(around);
      if (isScroller(overflowX)) Object.assign(bounds, { left: -Infinity, right: Infinity });
      if (isScroller(overflowY)) Object.assign(bounds, { top: -Infinity, bottom: Infinity });
      if (exceeds(box, bounds, slack)) {
        faults.add(
          `${nameOf(element)} is outside ${around.tagName.toLowerCase()}.${around.className.slice(0, 40)}`,
        );
      }
    }
  }

  /** Words are broken where a column is narrower than they are; long ones have no other way. */
  function checkWords(node: Text, element: Element, height: number) {
    const { overflowWrap, wordBreak, fontSize } = styleOf(element);
    if (overflowWrap === 'normal' && wordBreak === 'normal') return;
    if (height < parseFloat(fontSize) * 2) return;
    const range = document.createRange();
    for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
      if (word.length > 16 || /[-–—/?]/.test(word)) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const { height: ofWord } = range.getBoundingClientRect();
      if (ofWord > parseFloat(fontSize) * 2)
        faults.add(`"${word}" is broken in ${nameOf(element)}`);
    }
  }

  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const element = node.parentElement;
    // Pictures may be cut, those drawn with HTML too.
    if (!element || !/\S/.test(node.data) || element.closest('svg, [data-nosnippet]')) continue;
    if (!isVisible(element)) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    checkText(element, box);
    checkWords(node, element, box.height);
  }

  const pen = document.createElement('canvas').getContext('2d');
  function checkValue(control: HTMLInputElement | HTMLSelectElement) {
    const isSelect = control instanceof HTMLSelectElement;
    const text = isSelect ? (control.selectedOptions[0]?.text ?? '') : control.placeholder;
    if (!pen || !text || text.length > 40 || hasTooltip(control)) return;
    const { font, paddingLeft, paddingRight } = styleOf(control);
    pen.font = font;
    const room = control.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (pen.measureText(text).width > room + 1)
      faults.add(`${nameOf(control)} has no room for "${text}"`);
  }

  /** What of a control reacts: what lies in the padding of a field, such as its icon, is meant to. */
  function boxOf(control: Element): Bounds {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    if (!control.matches('input, select, textarea')) return { left, right, top, bottom };
    const { paddingLeft, paddingRight } = styleOf(control);
    return {
      top,
      bottom,
      left: left + parseFloat(paddingLeft),
      right: right - parseFloat(paddingRight),
    };
  }
  const controls = [...scope.querySelectorAll(CONTROLS)]
    .filter((element) => isVisible(element) && !element.closest('[inert]'))
    .map((element) => ({ element, box: boxOf(element) }))
    .filter(({ box }) => !isSmall(box));
  for (const { element, box } of controls) {
    const reach = reachOf(element.parentElement ?? scope);
    if (!isSmall(reach) && exceeds(box, reach, 1.5) && !hasTooltip(element))
      faults.add(`${nameOf(element)} is cut`);
    if (element.matches('input, select')) checkValue(element as HTMLInputElement);
  }
  const seen = controls
    .map(({ element, box }) => ({
      element,
      pin: pinOf(element),
      box: intersect(box, viewOf(element)),
    }))
    .filter(({ box }) => !isSmall(box))
    .sort((one, other) => one.box.top - other.box.top);
  seen.forEach((one, index) => {
    for (const other of seen.slice(index + 1)) {
      if (other.box.top > one.box.bottom - 2) break;
      const isNested = one.element.contains(other.element) || other.element.contains(one.element);
      const common = intersect(one.box, other.box);
      if (isNested || one.pin !== other.pin) continue;
      if (common.right - common.left > 2 && common.bottom - common.top > 2) {
        faults.add(`${nameOf(one.element)} is over ${nameOf(other.element)}`);
      }
    }
  });
  return [...faults];
}
