import { createFileRoute } from '@tanstack/react-router';
import { ContentScreen } from '../../features/content/editor/content-screen';
import { MediaLibraryDialog, MediaPicker } from '../../features/media/media-dialogs';
import type { RenderPicker } from '../../features/content/editor/picture-picker';

export const Route = createFileRoute('/admin/content')({ component: Content });

function Content() {
  return <ContentScreen mediaLibrary={MediaLibraryDialog} picturePicker={renderImagePicker} />;
}

const renderImagePicker: RenderPicker = ({ onPick, ...dialog }) => (
  <MediaPicker
    {...dialog}
    accept="image"
    onPick={({ url, alt }) => onPick({ url, alt: alt ?? '' })}
  />
);
