import { createFileRoute } from '@tanstack/react-router';
import { ComingSection } from '../../layouts/coming-section';

export const Route = createFileRoute('/admin/analytics')({
  component: () => <ComingSection title="Analytics Dashboard" />,
});
