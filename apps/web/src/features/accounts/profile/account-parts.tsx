import { Part } from '../../../ui/parts.tsx';
import { DeleteAccount, ExportMyData } from './my-data.tsx';
import { Sessions } from './sessions.tsx';

/** What everybody may do with an account of their own, administrators too. */
export function AccountParts() {
  return (
    <>
      <Part title="Where you are logged in">
        <Sessions />
      </Part>
      <Part title="Your data">
        <ExportMyData />
      </Part>
      <Part title="Delete account">
        <DeleteAccount />
      </Part>
    </>
  );
}
