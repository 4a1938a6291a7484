import { Pencil, Plus, Trash2 } from 'lucide';
import { Icon } from '../components/ui/icon';
import { BareButton, Button, ButtonAnchor, ButtonLink } from '../components/ui/button';
import { IconButton } from '../components/ui/icon-button';
import { MoreAnchor, MoreLink } from '../components/ui/more-link';
import { Trail } from '../components/trail';
import { RetryButton } from '../components/ui/retry-button';
import { TextAnchor, TextLink } from '../components/ui/text-link';
import { Example, Row } from './example';

const VARIANTS = ['primary', 'outline', 'chip', 'text', 'ghost', 'danger'] as const;
const nothing = () => undefined;

export function ButtonExamples() {
  return (
    <>
      <Example name="Button">
        {VARIANTS.map((variant) => (
          <Row key={variant}>
            <Button variant={variant}>{variant}</Button>
            <Button variant={variant}>
              <Icon of={Plus} />
              With an icon
            </Button>
            <Button variant={variant} isInactive>
              Inactive
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
          </Row>
        ))}
        <Row>
          <Button size="large">Large</Button>
          <Button variant="outline" size="large">
            Large
          </Button>
          <Button variant="outline" aria-pressed>
            Pressed
          </Button>
          <Button variant="chip" aria-pressed>
            Pressed
          </Button>
          <RetryButton onClick={nothing} />
          <BareButton>Bare</BareButton>
        </Row>
        <div className="flex flex-wrap gap-3 p-4 band">
          <Button>On a band</Button>
          <Button variant="outline">On a band</Button>
          <Button variant="ghost">On a band</Button>
        </div>
      </Example>
      <Example name="Links that look like buttons">
        <Row>
          <ButtonLink to="/contact">ButtonLink</ButtonLink>
          <ButtonAnchor variant="outline" href="/feed.xml">
            ButtonAnchor
          </ButtonAnchor>
        </Row>
      </Example>
      <Example name="IconButton">
        <Row>
          <IconButton label="Edit" icon={Pencil} onClick={nothing} />
          <IconButton label="Delete" icon={Trash2} variant="outline" onClick={nothing} />
          <IconButton label="Not now" icon={Trash2} isInactive onClick={nothing} />
        </Row>
      </Example>
      <Example name="Links">
        <Row>
          <Trail to="/insights">Trail</Trail>
          <MoreLink to="/insights">MoreLink</MoreLink>
          <MoreAnchor href="/feed.xml" about="the feed">
            MoreAnchor
          </MoreAnchor>
          <span>
            A <TextLink to="/privacy">TextLink</TextLink> among words
          </span>
          <TextAnchor href="mailto:hello@masar.example" isAlone>
            TextAnchor, alone
          </TextAnchor>
        </Row>
      </Example>
    </>
  );
}
