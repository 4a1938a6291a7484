import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';

interface SearchBoxProps {
  /** Its name and its placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** The search of a console screen; `/` puts the cursor into it. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [contenteditable], [role=dialog]');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', focusOnSlash);
    return () => window.removeEventListener('keydown', focusOnSlash);
  }, []);
  return (
    <label className="relative flex-[0_1_24rem] max-md:basis-full">
      <span className="sr-only">{label}</span>
      <Search aria-hidden className="absolute start-3 top-3 size-5 text-muted" strokeWidth={1.75} />
      <input
        ref={input}
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={label}
        dir="auto"
        className="min-h-11 w-full cut-1 border-[1.5px] border-line-strong bg-surface px-10"
      />
      <kbd className="absolute end-3 top-2.5 bg-sand-strong px-2 font-sans text-micro leading-6 font-[550] text-muted max-md:hidden">
        /
      </kbd>
    </label>
  );
}
