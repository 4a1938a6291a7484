/** The pictures that are on their way into the text of the open form. */
const pending = new Set<symbol>();
let hasFailed = false;
const waiting: ((areIn: boolean) => void)[] = [];

export const pendingUploads = {
  add(id: symbol) {
    pending.add(id);
  },
  /** A picture is in the text, or it will not come. */
  remove(id: symbol, isIn: boolean) {
    pending.delete(id);
    hasFailed ||= !isIn;
    if (pending.size > 0) return;
    const areIn = !hasFailed;
    hasFailed = false;
    for (const resolve of waiting.splice(0)) resolve(areIn);
  },
  isPending: () => pending.size > 0,
  /** Resolves once none is pending: whether all of them have arrived. */
  wait: () => new Promise<boolean>((resolve) => waiting.push(resolve)),
};
