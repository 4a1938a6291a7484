import { useEffect, useRef } from 'react';
import { SearchInput } from './ui/search-input';

interface SearchBoxProps {
  /** The accessible name and the placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** The search box of a console screen; the key `/` focuses it. */
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
    <SearchInput
      ref={input}
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      hint={
        <kbd className="block bg-sand-strong px-2 font-sans text-micro leading-6 font-strong text-muted max-md:hidden">
          /
        </kbd>
      }
      className="flex-[1_1_13rem] max-md:basis-full md:max-w-96"
    />
  );
}
