import { createFileRoute } from '@tanstack/react-router';
import { ComingSection } from '../../layouts/coming-section';

export const Route = createFileRoute('/admin/chat')({
  component: () => <ComingSection title="Chat Support" />,
});
