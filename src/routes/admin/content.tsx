import { createFileRoute } from '@tanstack/react-router';
import { ContentScreen } from '../../features/content/editor/content-screen';

export const Route = createFileRoute('/admin/content')({ component: ContentScreen });
