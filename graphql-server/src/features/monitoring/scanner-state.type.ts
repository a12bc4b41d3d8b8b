import { registerEnumType } from 'type-graphql';

export enum ScannerStateName {
  NONE = 'NONE',
  UP = 'UP',
  DOWN = 'DOWN',
}

registerEnumType(ScannerStateName, {
  name: 'MalwareScannerState',
  description: 'How the scanner for malware is.',
  valuesConfig: {
    NONE: { description: 'None is configured.' },
    UP: { description: 'It answers.' },
    DOWN: { description: 'It does not answer.' },
  },
});
