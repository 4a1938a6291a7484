import { useForm } from 'react-hook-form';
import { Button } from '../../components/ui/button';
import { Dialog, DialogActions } from '../../components/ui/dialog';
import { TextField } from '../../components/ui/field';
import { toastFailure } from '../../components/ui/toast/toast-failure';
import { adminToken } from '../../lib/admin-token';
import { fieldsOf } from '../../lib/api-error';
import { trpc } from '../../lib/trpc';

interface RenewTokenDialogProps {
  onRenewed: (token: string) => void;
  onClose: () => void;
}

/** Asks for the present token: whoever finds a console open must not take the account over. */
export function RenewTokenDialog({ onRenewed, onClose }: RenewTokenDialogProps) {
  const utils = trpc.useUtils();
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { presentToken: '' },
  });
  const renew = trpc.staff.renewToken.useMutation({
    onSuccess: ({ token }) => {
      adminToken.set(token);
      onRenewed(token);
      void utils.staff.sessions.invalidate();
    },
    onError: (error) => {
      const [field] = fieldsOf(error);
      if (field) setError('presentToken', { message: field.message });
      else toastFailure('Error making a new token', error);
    },
  });
  return (
    <Dialog title="Make a new access token?" isOpen onClose={onClose}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) =>
          void handleSubmit(({ presentToken }) =>
            renew.mutate({ presentToken: presentToken.trim() }),
          )(event)
        }
      >
        <p className="text-muted">
          The present one stops working at once, in tools that use it too.
        </p>
        <TextField
          {...register('presentToken', {
            validate: (token) => token.trim() !== '' || 'The present access token is required',
          })}
          id="present-token"
          label="Present Access Token"
          type="password"
          autoComplete="current-password"
          data-autofocus
          error={formState.errors.presentToken?.message}
        />
        <DialogActions>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" isInactive={renew.isPending}>
            Make a New Token
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
