import { useEffect, useState } from 'react';
import { SegmentedControl } from '../components/ui/segmented-control';
import { ToastRegion } from '../components/ui/toast/toast-region';
import { ButtonExamples } from './button-examples';
import { FeedbackExamples } from './feedback-examples';
import { FormExamples } from './form-examples';
import { ListExamples } from './list-examples';
import { OverlayExamples } from './overlay-examples';

const PARTS = [ButtonExamples, FormExamples, FeedbackExamples, ListExamples, OverlayExamples];
const THEMES = [
  { value: 'both', label: 'Both' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

type Theme = (typeof THEMES)[number]['value'];

/** All primitives in all states, with both themes side by side or one theme for the page. */
export function Gallery() {
  const [theme, setTheme] = useState<Theme>('both');
  const shown = theme === 'both' ? (['light', 'dark'] as const) : [theme];
  useEffect(() => {
    document.documentElement.style.colorScheme = theme === 'both' ? '' : theme;
  }, [theme]);
  return (
    <main className="text-ui [--control:2.75rem]">
      <div className="flex flex-wrap items-center justify-between gap-4 p-6">
        <h1 className="text-title font-medium">Components</h1>
        <SegmentedControl label="Theme" options={THEMES} value={theme} onChange={setTheme} />
      </div>
      <div className={shown.length === 2 ? 'grid lg:grid-cols-2' : ''}>
        {shown.map((scheme) => (
          <div
            key={scheme}
            data-theme={scheme}
            style={{ colorScheme: scheme }}
            className="grid min-w-0 content-start gap-8 bg-ground p-6 text-text"
          >
            {PARTS.map((Part, index) => (
              <Part key={index} />
            ))}
          </div>
        ))}
      </div>
      <ToastRegion isEager />
    </main>
  );
}
