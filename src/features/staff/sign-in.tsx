import { useForm } from 'react-hook-form';
import { Alert } from '../../components/ui/alert';
import { Button } from '../../components/ui/button';
import { TextField } from '../../components/ui/field';
import { adminToken } from '../../lib/admin-token';
import { Entrance } from './entrance';
import { UnsavedNote } from './unsaved-note';

/** Replaces every console screen while no token is stored. */
export function SignIn() {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { token: '' } });
  const notice = adminToken.notice();
  return (
    <Entrance className="max-w-[26rem]">
      <h1 className="text-title font-medium">Sign in to the console</h1>
      <p className="mt-2 mb-6 text-muted">
        Enter the access token that you were given. It stays in this browser until you sign out.
      </p>
      {notice && (
        <Alert className="mb-4">
          <p className="font-strong">{notice}</p>
          <p>
            The access token is not valid: it may be mistyped, or was renewed or removed. Ask
            whoever gave it to you.
          </p>
        </Alert>
      )}
      <UnsavedNote />
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => void handleSubmit(({ token }) => adminToken.set(token.trim()))(event)}
      >
        {/* The user name for password managers. */}
        <input hidden autoComplete="username" defaultValue="staff" aria-label="Name" />
        <TextField
          {...register('token', {
            validate: (token) => token.trim() !== '' || 'Access token is required',
          })}
          id="access-token"
          label="Access Token"
          type="password"
          autoComplete="current-password"
          error={formState.errors.token?.message}
        />
        <Button type="submit">Sign In</Button>
      </form>
    </Entrance>
  );
}
