import { cx } from 'class-variance-authority';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../../components/ui/button';
import type { WorkingTimes } from '../../lib/settings.types';
import { callDays } from './call-times';
import { useLanguage } from '../../hooks/use-language';
import { fill, LOCALES, plural } from '../../lib/copy';
import type { PromiseCopy } from './contact.copy';

const MAX_WISHES = 3;

interface CallWishesProps {
  working: WorkingTimes;
  /** Of the office. */
  timeZone: string;
  copy: PromiseCopy;
  /** Gets the lines of the message. */
  onChange: (lines: string[]) => void;
}

/** Days and times for a call, in the visitor's time zone. */
export function CallWishes({ working, timeZone, copy, onChange }: CallWishesProps) {
  const [days] = useState(() => callDays(working, timeZone, new Date(), ownZone()));
  const [day, setDay] = useState(days[0]);
  const [chosen, setChosen] = useState<string[]>([]);
  const { wishes } = copy;
  const language = useLanguage();
  const locale = LOCALES[language];
  const zone = describeZone(locale, wishes.comma);
  const dayName = (at: string) =>
    formatIn(locale, at, { weekday: 'short', month: 'short', day: 'numeric' });
  const clock = (at: string) =>
    formatIn(locale, at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

  const lineOf = (at: string, index: number) => {
    const date = formatIn(locale, at, { weekday: 'long', month: 'long', day: 'numeric' });
    const when = `${date}${wishes.comma}${clock(at)}`;
    return fill(wishes.line, { number: index + 1, when, zone });
  };
  function choose(next: string[]) {
    setChosen(next);
    onChange(next.map(lineOf));
  }
  const fieldset = useMessageChange((message) => {
    const written = chosen.filter((at, index) => message.includes(lineOf(at, index)));
    if (written.length < chosen.length) choose(written);
  });

  return (
    <fieldset
      ref={fieldset}
      className="mb-8 grid gap-4 border-s-2 border-accent ps-5 print:hidden once-sent:hidden"
    >
      <legend className="float-start w-full text-h3 font-medium">{wishes.legend}</legend>
      <p className="-mt-2 text-small text-muted">{fill(wishes.help, { zone })}</p>
      <Chips label={wishes.day} className="grid max-w-measure grid-cols-2 sm:grid-cols-4">
        {days.map((one) => (
          <Button
            key={one.day}
            variant="chip"
            aria-pressed={one === day}
            onClick={() => setDay(one)}
          >
            {dayName(one.times[0] ?? one.day)}
          </Button>
        ))}
      </Chips>
      {day && (
        <Chips
          label={fill(wishes.time, { day: dayName(day.times[0] ?? day.day) })}
          className="grid max-w-measure grid-cols-4"
        >
          {day.times.map((at) => (
            <Button
              key={at}
              variant="chip"
              className="tabular-nums"
              aria-pressed={chosen.includes(at)}
              isInactive={chosen.length === MAX_WISHES && !chosen.includes(at)}
              onClick={() =>
                choose(chosen.includes(at) ? chosen.filter((one) => one !== at) : [...chosen, at])
              }
            >
              {clock(at)}
            </Button>
          ))}
        </Chips>
      )}
      <p role="status" className="text-small text-muted">
        {chosen.length > 0 && plural(language, chosen.length, wishes.chosen)}
      </p>
    </fieldset>
  );
}

/** Calls back once the visitor has edited the message of the section. A time that is gone from it is not wished for. */
function useMessageChange(onChange: (message: string) => void) {
  const element = useRef<HTMLFieldSetElement>(null);
  const changed = useEffectEvent(({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) onChange(target.value);
  });
  useEffect(() => {
    const section = element.current?.closest('section');
    section?.addEventListener('change', changed);
    return () => section?.removeEventListener('change', changed);
  }, []);
  return element;
}

interface ChipsProps {
  label: string;
  className: string;
  children: React.ReactNode;
}

function Chips({ label, className, children }: ChipsProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-2 text-small font-strong">
        {label}
      </p>
      <div className={cx('gap-2', className)}>{children}</div>
    </div>
  );
}

const formatIn = (locale: string, at: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, options).format(new Date(at));

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The visitor's time zone with its offset, such as `Jordan Time, UTC+3`. */
function describeZone(locale: string, comma: string): string {
  const [name, offset] = (['shortGeneric', 'shortOffset'] as const).map((timeZoneName) =>
    new Intl.DateTimeFormat(locale, { timeZoneName })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')
      ?.value.replace('GMT', 'UTC')
      .replace('غرينتش', 'UTC'),
  );
  return [...new Set([name, offset])].join(comma);
}
