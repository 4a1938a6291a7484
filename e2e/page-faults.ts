/** Text and controls wider than the screen, except inside scroll containers. */
export function findOverflow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const isInScroller = (element: Element): boolean =>
    ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
    (element.parentElement !== null && isInScroller(element.parentElement));
  const wide = Array.from(
    document.querySelectorAll('h1,h2,h3,p,a,button,input,select,textarea,li,dt,dd,td'),
  )
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > clientWidth + 1 || left < -1) && !isInScroller(element);
    })
    .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`, ...wide] : wide;
}

/** Controls outside the screen, and controls of the page that overlap. */
export function findMisplacedControls(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const isFixed = (element: Element | null): boolean =>
    element !== null &&
    (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
      isFixed(element.parentElement));
  const controls = Array.from(document.querySelectorAll('a, button, input, select, textarea'))
    .filter((element) => element.checkVisibility() && !isFixed(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  const nameOf = ({ element }: { element: Element }) =>
    `${element.tagName} ${element.textContent.slice(0, 40)}`;
  const outside = controls
    .filter(({ box }) => box.left < -1 || box.right > clientWidth + 1)
    .map((control) => `${nameOf(control)} is outside`);
  const overlaps = controls.flatMap((one, index) =>
    controls
      .slice(index + 1)
      .filter(
        ({ element, box }) =>
          !one.element.contains(element) &&
          Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 2 &&
          Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 2,
      )
      .map((other) => `${nameOf(one)} is over ${nameOf(other)}`),
  );
  const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  return [...wide, ...outside, ...overlaps];
}
