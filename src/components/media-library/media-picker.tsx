import { ConfirmDialog } from '../confirm-dialog';
import { Dialog } from '../ui/dialog';
import { useLeaveGuard } from '../../hooks/use-leave-guard';
import { LibraryView } from './library-view';
import type { Accept, Media } from './upload-file';
import { useUploads } from './use-uploads';

interface MediaDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The library as a dialog, for managing files. */
export function MediaLibraryDialog(props: MediaDialogProps) {
  return <MediaDialog {...props} title="Media Library" accept="any" />;
}

type PickedMedia = Pick<
  Media,
  | 'id'
  | 'url'
  | 'filename'
  | 'originalName'
  | 'alt'
  | 'width'
  | 'height'
  | 'mimeType'
  | 'focalX'
  | 'focalY'
>;

interface MediaPickerProps extends MediaDialogProps {
  /** Only pictures, or PDFs too. */
  accept: Accept;
  onPick: (media: PickedMedia) => void;
}

/** The library as a dialog, for choosing one file. */
export function MediaPicker({ onPick, ...props }: MediaPickerProps) {
  return (
    <MediaDialog
      {...props}
      title={props.accept === 'image' ? 'Choose an Image' : 'Choose a File'}
      onPick={(media) => {
        onPick(media);
        props.onClose();
      }}
    />
  );
}

interface Props extends MediaDialogProps {
  title: string;
  accept: Accept;
  onPick?: (media: Media) => void;
}

/** Unmounts when closed, so that each opening starts with fresh state. */
function MediaDialog({ isOpen, ...props }: Props) {
  return isOpen && <OpenMediaDialog {...props} />;
}

/** Asks before closing while uploads are pending, because closing aborts them. */
function OpenMediaDialog({ title, onClose, accept, onPick }: Omit<Props, 'isOpen'>) {
  const uploads = useUploads(accept);
  const guard = useLeaveGuard(uploads.isBusy, onClose);
  return (
    <Dialog title={title} isOpen onClose={guard.requestClose} size="wide">
      <LibraryView accept={accept} uploads={uploads} {...(onPick && { onPick })} />
      <ConfirmDialog
        title="Stop the uploads?"
        isOpen={guard.isAsking}
        confirmLabel="Stop uploads"
        cancelLabel="Keep uploading"
        onConfirm={guard.leave}
        onCancel={guard.stay}
      >
        Some files are still on their way.
      </ConfirmDialog>
    </Dialog>
  );
}
