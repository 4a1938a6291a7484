export interface SplitFigure {
  number: string;
  unit: string;
}

/** Splits `−31%` into number and unit, because the unit is smaller. It keeps its space: `9 min`. */
export function splitFigure(value: string): SplitFigure {
  const [number = value] = /^[-−+]?[\d.,]+/.exec(value) ?? [];
  return { number, unit: value.slice(number.length) };
}
