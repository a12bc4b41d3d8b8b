import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readableLines } from './readable-lines.js';

/** The part of the engine that is used; it comes without types. */
interface Engine {
  FS: { writeFile(path: string, content: Uint8Array): void };
  TessBaseAPI: new () => {
    Init(dataPath: null, language: string, mode: number): number;
    SetVariable(name: string, value: string): void;
    /** Orientation as EXIF numbers it, then an angle; 1 when the picture cannot be decoded. */
    SetImageFile(orientation: number, angle: number): number;
    Recognize(monitor: null): number;
    GetTSVText(page: number): string;
  };
}

type EngineFactory = (options: object) => Promise<Engine>;

const LANGUAGE = 'deu';

/** The neural recogniser alone; its data is a fifth of the size. */
const NEURAL_ONLY = 1;

/** The layout of the page is found, without turning it. */
const AUTOMATIC_LAYOUT = '3';

/** As EXIF numbers them: a quarter to the right, a quarter to the left, upside down. */
const TURNED = [6, 8, 3];

/** A picture that took longer is not tried again in other positions, in milliseconds. */
const QUICK_MS = 4_000;

/** The engine would write to the output that the text leaves by. */
const silent = () => undefined;

const require = createRequire(import.meta.url);

/**
 * Reads German text from pictures by the engine of tesseract.js, which is WebAssembly: decoders of
 * pictures run inside of it, too. The engine is used without tesseract.js around it, which would
 * start threads and fetch its data from the network.
 */
export class TextRecogniser {
  readonly #engine: Engine;
  readonly #api: InstanceType<Engine['TessBaseAPI']>;

  private constructor(engine: Engine) {
    this.#engine = engine;
    this.#api = new engine.TessBaseAPI();
    if (this.#api.Init(null, LANGUAGE, NEURAL_ONLY) !== 0) throw new Error('No text recognition.');
    this.#api.SetVariable('tessedit_pageseg_mode', AUTOMATIC_LAYOUT);
    this.#api.SetVariable('user_defined_dpi', '300');
  }

  /** Loads the engine and its data from the installed packages. */
  static async open(): Promise<TextRecogniser> {
    const create = require('tesseract.js-core/tesseract-core-simd-lstm') as EngineFactory;
    const wasm = require.resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm');
    const engine = await create({
      wasmBinary: readFileSync(wasm),
      print: silent,
      printErr: silent,
      TesseractProgress: silent,
    });
    const data = join(dirname(require.resolve('@tesseract.js-data/deu')), '4.0.0_best_int');
    const packed = readFileSync(join(data, `${LANGUAGE}.traineddata.gz`));
    engine.FS.writeFile(`${LANGUAGE}.traineddata`, gunzipSync(packed));
    return new TextRecogniser(engine);
  }

  /**
   * Text of a picture in any format that the engine decodes; empty when nothing in it can be read.
   * A photo may lie on its side without saying so.
   */
  read(picture: Uint8Array, orientation = 1): string {
    this.#engine.FS.writeFile('/input', picture);
    const started = performance.now();
    const text = this.#readTurned(orientation);
    if (text !== '' || performance.now() - started > QUICK_MS) return text;
    for (const turned of TURNED) {
      const found = turned === orientation ? '' : this.#readTurned(turned);
      if (found !== '') return found;
    }
    return '';
  }

  #readTurned(orientation: number): string {
    if (this.#api.SetImageFile(orientation, 0) !== 0) return '';
    if (this.#api.Recognize(null) !== 0) return '';
    return readableLines(this.#api.GetTSVText(0));
  }
}
