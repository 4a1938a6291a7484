import { useRouter } from '@tanstack/react-router';

/** The site's time zone, such as `Asia/Amman`, in which the console shows times. */
export function useTimeZone(): string {
  return useRouter().options.context.settings.timeZone;
}
