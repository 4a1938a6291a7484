/** Half-written texts of one tab, which survive a reload. If the browser blocks storage, none does. */
export const tabText = {
  get(key: string): string {
    try {
      return sessionStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  },
  set(key: string, text: string): void {
    try {
      if (text) sessionStorage.setItem(key, text);
      else sessionStorage.removeItem(key);
    } catch {
      // The text is still in its field.
    }
  },
};
