interface Property {
  key?: { name?: string };
}

/** Stryker's view of a piece of a program. */
interface Piece {
  isObjectProperty(): boolean;
  node: Property;
  parent: { properties?: readonly Property[] };
}

/** The properties of a definition that are inputs, and decide what is refused. */
const inputs = new Set(['params', 'query', 'body']);

const isNamed =
  (name: string) =>
  ({ key }: Property): boolean =>
    key?.name === name;

/** Every definition of an endpoint has a summary, and little else has. */
const isOfDefinition = ({ parent }: Piece) => parent.properties?.some(isNamed('summary')) ?? false;

/**
 * The shape of an answer is declared, and decides nothing: the types hold the server to it. The rest of a
 * definition is compared as a whole with what is generated from it, and with the public types.
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'answers',
    value: {
      shouldIgnore(piece: Piece) {
        if (!piece.isObjectProperty()) return undefined;
        if (isNamed('result')(piece.node)) return 'The shape of an answer decides nothing.';
        return isOfDefinition(piece) && !inputs.has(piece.node.key?.name ?? '')
          ? 'The generated files hold this part of a definition.'
          : undefined;
      },
    },
  },
];
