import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { findFigureMistakes } from '../../../../server/features/content/figures/figures.schema';
import { useDebounced } from '../../../hooks/use-debounced';
import { trpc } from '../../../lib/trpc';

const RENDERED_AFTER_MS = 300;

/**
 * The rendered text, a moment after it was typed; the last one stays while the next is rendered,
 * and while a figure has a wrong line.
 */
export function useMarkdownPreview(text: string, isShown: boolean) {
  const [html, setHtml] = useState<string>();
  const { mutate, isError } = trpc.insights.preview.useMutation();
  const markdown = useDebounced(text, RENDERED_AFTER_MS);
  const mistake = useMemo(() => findFigureMistakes(markdown)[0], [markdown]);
  const render = useEffectEvent(() => {
    if (html === undefined || !mistake) mutate({ markdown }, { onSuccess: setHtml });
  });
  useEffect(() => {
    if (isShown) render();
  }, [markdown, isShown]);
  return { html, isError, mistake };
}
