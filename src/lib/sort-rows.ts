/** The order of a list by one of its columns. */
export interface Sort {
  by: string;
  isDescending: boolean;
}

type Key = string | number | null;

const collator = new Intl.Collator('en', { numeric: true });

/** Rows without a value come last, in both directions. */
export function sortRows<Row>(
  rows: Row[],
  sort: Sort | null,
  keys: Record<string, (row: Row) => Key>,
): Row[] {
  // The column comes from the address, which may contain names such as `__proto__`.
  const keyOf = sort && Object.hasOwn(keys, sort.by) && keys[sort.by];
  if (!keyOf) return rows;
  const sign = sort.isDescending ? -1 : 1;
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((one, other) => {
      if (one.key === null || other.key === null) {
        return Number(one.key === null) - Number(other.key === null);
      }
      return sign * compare(one.key, other.key);
    })
    .map(({ row }) => row);
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(String(one), String(other));
}

/** An order as a search param: the column, with a leading minus for descending order. */
export const toSortParam = ({ by, isDescending }: Sort) => `${isDescending ? '-' : ''}${by}`;

export const readSortParam = (param: string): Sort => ({
  by: param.replace(/^-/, ''),
  isDescending: param.startsWith('-'),
});
