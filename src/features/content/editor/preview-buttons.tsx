import { Eye, Share2 } from 'lucide';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Permitted } from '../../../components/permitted';
import { Button, ButtonAnchor } from '../../../components/ui/button';
import { Icon } from '../../../components/ui/icon';
import type { ContentRouter } from './history/item.types';
import { ShareDialog } from './share-dialog';

interface PreviewButtonsProps {
  router: ContentRouter;
  id: string;
}

/** Opens the preview of an item in a new tab, and shares it by links. */
export function PreviewButtons({ router, id }: PreviewButtonsProps) {
  const [isSharing, setIsSharing] = useState(false);
  const { isDirty } = useFormContext().formState;
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      {isDirty && (
        <span className="text-muted max-sm:ms-4 max-sm:w-full">
          The preview shows what is saved.
        </span>
      )}
      <ButtonAnchor variant="text" href={`/admin/preview/${id}`} target="_blank" rel="noopener">
        <Icon of={Eye} />
        Preview
        <span className="sr-only">(opens in a new tab)</span>
      </ButtonAnchor>
      <Permitted to="content:write">
        <Button variant="text" onClick={() => setIsSharing(true)}>
          <Icon of={Share2} />
          Share
        </Button>
      </Permitted>
      {isSharing && (
        <ShareDialog
          router={router}
          id={id}
          isDirty={isDirty}
          onClose={() => setIsSharing(false)}
        />
      )}
    </div>
  );
}
