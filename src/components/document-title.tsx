import { siteName } from '../config/site';
import { useLanguage } from '../hooks/use-language';

/** The title of a page that has no head of its own, since it shows that something is missing. */
export function DocumentTitle({ children }: { children: string }) {
  return <title>{`${children} | ${siteName(useLanguage())}`}</title>;
}
