import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { buttonClass } from '../../components/button';
import {
  MediaLibraryDialog,
  MediaPicker,
  type PickedMedia,
} from '../../features/media/media-dialogs';
import { ComingSection } from '../../layouts/coming-section';

export const Route = createFileRoute('/admin/content')({ component: TemporaryOpeners });

/** TEMPORARY, for trying the library: the content screen brings its own opener. */
function TemporaryOpeners() {
  const [opened, setOpened] = useState<'library' | 'picker' | null>(null);
  const [picked, setPicked] = useState<PickedMedia>();
  const close = () => setOpened(null);
  return (
    <>
      <ComingSection title="Content Management" />
      <div className="mt-4 flex gap-3">
        <button
          type="button"
          onClick={() => setOpened('library')}
          className={buttonClass('line', 'small')}
        >
          Media Library
        </button>
        <button
          type="button"
          onClick={() => setOpened('picker')}
          className={buttonClass('line', 'small')}
        >
          Choose an image
        </button>
        {picked && <output>{picked.url}</output>}
      </div>
      <MediaLibraryDialog isOpen={opened === 'library'} onClose={close} />
      <MediaPicker isOpen={opened === 'picker'} onClose={close} onPick={setPicked} accept="image" />
    </>
  );
}
