import { createFileRoute } from '@tanstack/react-router';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../../components/button';
import { ContentScreen } from '../../features/content/editor/content-screen';
import { MediaLibraryDialog } from '../../features/media/media-dialogs';

export const Route = createFileRoute('/admin/content')({ component: Content });

function Content() {
  const [isLibraryOpen, setIsLibraryOpen] = useState(false);
  return (
    <>
      <ContentScreen
        actions={
          <button
            type="button"
            onClick={() => setIsLibraryOpen(true)}
            className={buttonClass('line', 'small')}
          >
            <Images aria-hidden className="size-5" strokeWidth={1.75} />
            Media Library
          </button>
        }
      />
      <MediaLibraryDialog isOpen={isLibraryOpen} onClose={() => setIsLibraryOpen(false)} />
    </>
  );
}
