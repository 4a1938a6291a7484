import { X } from 'lucide';
import type { Language } from '../../../db/public-enums';
import { Button } from '../../components/ui/button';
import { Icon } from '../../components/ui/icon';
import { useLanguage } from '../../hooks/use-language';
import { useNow } from '../../hooks/use-now';
import { fill, LOCALES } from '../../lib/copy';
import { type Outputs, trpc } from '../../lib/trpc';
import type { ChatCopy } from './chat-copy.types';

const READ_EVERY_MS = 60_000;
/** So long after an answer somebody is there, whatever the working hours say. */
const TALKING_MS = 10 * 60_000;

interface PanelHeadProps {
  copy: ChatCopy;
  /** When the last answer in an open conversation came. */
  answeredAt: string | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** The title of the panel, and what may be promised about the next answer. */
export function PanelHead({ copy, answeredAt, isOpen, onClose }: PanelHeadProps) {
  const language = useLanguage();
  const { data } = trpc.chat.reach.useQuery(undefined, {
    enabled: isOpen,
    refetchInterval: READ_EVERY_MS,
  });
  const isTalking = Number(useNow()) - Date.parse(answeredAt ?? '') < TALKING_MS;
  return (
    <div className="flex items-center gap-3 py-2 ps-5 pe-2 band">
      <div className="flex-1">
        <h2 className="text-body leading-snug font-strong">{copy.title}</h2>
        <p id="chat-promise" className="text-small text-muted">
          {data && !isTalking ? promiseOf(data, copy, language) : copy.subtitle}
        </p>
      </div>
      <Button variant="ghost" size="icon" aria-label={copy.close} onClick={onClose}>
        <Icon of={X} />
      </Button>
    </div>
  );
}

function promiseOf(
  { isAvailable, usualMinutes, opensAt }: Outputs['chat']['reach'],
  { answers, subtitle }: ChatCopy,
  language: Language,
): string {
  if (isAvailable) return usualMinutes ? answers.usually[usualMinutes] : subtitle;
  if (!opensAt) return answers.nobody;
  const at = new Date(opensAt);
  const locale = LOCALES[language];
  const isThisWeek = at.getTime() - Date.now() < 6 * 86_400_000;
  const day = at.toLocaleDateString(locale, {
    weekday: 'long',
    ...(!isThisWeek && { day: 'numeric', month: 'long' }),
  });
  const time = at.toLocaleTimeString(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const isToday = at.toDateString() === new Date().toDateString();
  return fill(isToday ? answers.today : answers.from, { day, time });
}
