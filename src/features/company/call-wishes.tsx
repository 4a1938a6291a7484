import { useId, useState } from 'react';
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
  const [days] = useState(() => callDays(working, timeZone, new Date()));
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

  function toggle(at: string) {
    const next = chosen.includes(at) ? chosen.filter((one) => one !== at) : [...chosen, at];
    setChosen(next);
    const long = { weekday: 'long', month: 'long', day: 'numeric' } as const;
    onChange(
      next.map((one, index) =>
        fill(wishes.line, {
          number: index + 1,
          when: `${formatIn(locale, one, long)}${wishes.comma}${clock(one)}`,
          zone,
        }),
      ),
    );
  }

  return (
    <fieldset className="mb-8 grid gap-4 border-s-2 border-accent ps-5 print:hidden">
      <legend className="float-start w-full text-h3 font-medium">{wishes.legend}</legend>
      <p className="-mt-2 text-small text-muted">{fill(wishes.help, { zone })}</p>
      <Chips label={wishes.day}>
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
        <Chips label={fill(wishes.time, { day: dayName(day.times[0] ?? day.day) })}>
          {day.times.map((at) => (
            <Button
              key={at}
              variant="chip"
              className="tabular-nums"
              aria-pressed={chosen.includes(at)}
              isInactive={chosen.length === MAX_WISHES && !chosen.includes(at)}
              onClick={() => toggle(at)}
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

function Chips({ label, children }: { label: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-2 text-small font-strong">
        {label}
      </p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

const formatIn = (locale: string, at: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, options).format(new Date(at));

/** The visitor's time zone with its offset, such as `Jordan Time, UTC+3`. */
function describeZone(locale: string, comma: string): string {
  const [name, offset] = (['shortGeneric', 'shortOffset'] as const).map((timeZoneName) =>
    new Intl.DateTimeFormat(locale, { timeZoneName })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')
      ?.value.replace('GMT', 'UTC')
      .replace('غرينتش+', 'غرينتش +'),
  );
  return [...new Set([name, offset])].join(comma);
}
