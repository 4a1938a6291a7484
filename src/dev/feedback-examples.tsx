import { Alert } from '../components/ui/alert';
import { Badge } from '../components/ui/badge';
import { Button } from '../components/ui/button';
import { EmptyNote, EmptyState, ErrorState } from '../components/ui/empty-state';
import { FieldError } from '../components/ui/field';
import { ProgressBar } from '../components/ui/progress-bar';
import { RetryButton } from '../components/ui/retry-button';
import { SkeletonCard, SkeletonLine, SkeletonPicture } from '../components/ui/skeleton';
import { toast } from '../components/ui/toast/toast';
import { Example, Row } from './example';

const TONES = [
  'neutral',
  'action',
  'accent',
  'success',
  'warning',
  'danger',
  'info',
  'solid',
  'ink',
] as const;
const nothing = () => undefined;

export function FeedbackExamples() {
  return (
    <>
      <Example name="Alert">
        <Alert>Your message could not be stored. Please try again.</Alert>
        <Alert tone="warning" action={<Button variant="outline">Reload</Button>}>
          Somebody else has saved this in the meantime.
        </Alert>
        <Alert tone="info">Taken over from the inquiry of Dana Haddad.</Alert>
        <FieldError>Email is required</FieldError>
      </Example>
      <Example name="Badge">
        <Row>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Row>
      </Example>
      <Example name="EmptyState, ErrorState, EmptyNote">
        <EmptyState title="No leads yet" action={<Button>Add one</Button>}>
          The contact form brings the first one.
        </EmptyState>
        <ErrorState title="Unable to Load Leads" action={<RetryButton onClick={nothing} />}>
          The list did not arrive.
        </ErrorState>
        <EmptyNote>There is no project for this client yet.</EmptyNote>
      </Example>
      <Example name="Skeleton">
        <SkeletonLine className="w-1/2" />
        <SkeletonPicture className="aspect-4/3 w-40" />
        <div className="max-w-72">
          <SkeletonCard picture="aspect-16/9" />
        </div>
      </Example>
      <Example name="ProgressBar">
        <ProgressBar label="Uploading plan.pdf" percent={40} className="h-2" />
      </Example>
      <Example name="Toast">
        <Row>
          <Button variant="outline" onClick={() => toast({ title: 'Page saved' })}>
            Show a toast
          </Button>
          <Button
            variant="outline"
            onClick={() =>
              toast({
                variant: 'destructive',
                title: 'Error saving page',
                description: 'The slug is taken.',
              })
            }
          >
            Show a failure
          </Button>
        </Row>
      </Example>
    </>
  );
}
