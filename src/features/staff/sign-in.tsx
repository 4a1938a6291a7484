import { useForm } from 'react-hook-form';
import { Mark } from '../../components/art/art';
import { buttonClass } from '../../components/button';
import { TextField } from '../../components/field';
import { adminToken } from '../../lib/admin-token';
import { site } from '../../site';

/** Stands in place of every console screen while no token is stored. */
export function SignIn() {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { token: '' } });
  const notice = adminToken.notice();
  return (
    <main id="main" className="grid min-h-screen place-items-center p-4 band">
      <div className="w-full max-w-[26rem] cut-end bg-ground p-8 text-ui">
        <p className="mb-6 flex items-center gap-3 text-[1.25rem] font-semibold tracking-[-0.03em]">
          <Mark className="size-8" />
          {site.name}
        </p>
        <h1 className="text-title font-medium">Sign in to the console</h1>
        <p className="mt-2 mb-6 text-muted">
          Enter the access token that you were given. It stays in this browser until you sign out.
        </p>
        {notice && (
          <p role="alert" className="mb-4 cut-1 bg-danger-soft px-3 py-2 font-medium text-danger">
            {notice}
          </p>
        )}
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event) =>
            void handleSubmit(({ token }) => adminToken.set(token.trim()))(event)
          }
        >
          {/* Whom a password manager keeps the token for. */}
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
          <button type="submit" className={buttonClass('primary', 'small')}>
            Sign In
          </button>
        </form>
      </div>
    </main>
  );
}
