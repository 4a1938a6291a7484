import { Copy, Trash2 } from 'lucide';
import { useState } from 'react';
import { Button } from '../components/ui/button';
import { Dialog, DialogActions } from '../components/ui/dialog';
import { Drawer } from '../components/ui/drawer';
import { Menu, MenuItem } from '../components/ui/menu';
import { Example, Row } from './example';

const OVERLAYS = ['dialog', 'wide dialog', 'drawer at the start', 'drawer at the end'] as const;
const nothing = () => undefined;

export function OverlayExamples() {
  const [open, setOpen] = useState<(typeof OVERLAYS)[number] | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Example name="Dialog, Drawer">
        <Row>
          {OVERLAYS.map((name) => (
            <Button key={name} variant="outline" onClick={() => setOpen(name)}>
              Open a {name}
            </Button>
          ))}
        </Row>
        <Dialog
          title="Delete this file?"
          isOpen={open === 'dialog' || open === 'wide dialog'}
          size={open === 'wide dialog' ? 'wide' : 'normal'}
          onClose={close}
        >
          <p className="mb-6 text-muted">It will be gone from the library for good.</p>
          <DialogActions>
            <Button variant="outline" onClick={close}>
              Cancel
            </Button>
            <Button variant="danger" onClick={close}>
              Delete
            </Button>
          </DialogActions>
        </Dialog>
        {(['start', 'end'] as const).map((side) => (
          <Drawer
            key={side}
            label="Example"
            side={side}
            isOpen={open === `drawer at the ${side}`}
            onClose={close}
            className="bg-ground p-4"
          >
            <Button variant="outline" onClick={close}>
              Close
            </Button>
          </Drawer>
        ))}
      </Example>
      <Example name="Menu">
        <Row>
          <Menu label="Actions">
            <MenuItem icon={Copy} onClick={nothing}>
              Duplicate
            </MenuItem>
            <MenuItem isDisabled onClick={nothing}>
              Not now
            </MenuItem>
            <MenuItem icon={Trash2} isDangerous onClick={nothing}>
              Delete
            </MenuItem>
          </Menu>
          <Menu label="More actions" isCompact>
            <MenuItem icon={Copy} onClick={nothing}>
              Duplicate
            </MenuItem>
          </Menu>
        </Row>
      </Example>
      <Example name="Tooltip">
        <Row>
          <Button variant="outline" data-tooltip="It says more">
            Point at me
          </Button>
        </Row>
      </Example>
    </>
  );
}
