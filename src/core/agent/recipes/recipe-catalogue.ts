import type { ChainStep, Recipe, RecipeCall } from './recipe.js';

const STATUS = 'workspace.getStatus';
const LIST = 'workspace.listFiles';
const SAVES = ['workspace.saveAll', 'workspace.saveCheckpoint'] as const;

type Draft = Omit<Recipe, 'tools' | 'expectedChain'> & {
  readonly looks: readonly string[];
  readonly change?: RecipeCall;
  /** The change is waited for until the preview shows it. */
  readonly shown?: true;
};

function recipe({ looks, change, shown, ...words }: Draft): Recipe {
  const calls: readonly RecipeCall[] = change === undefined ? looks : [...looks, change];
  const chain: readonly ChainStep[] = [
    ...looks.map((call): ChainStep => ({ call })),
    ...(change === undefined ? [] : (['approval', { call: change }] as const)),
    ...(shown ? (['preview'] as const) : []),
  ];
  return { ...words, tools: calls.flat(), expectedChain: chain };
}

/** CONTRACT 5: one catalogue of prompts for chat, palette and page; checked against the real tools in a test. */
export const RECIPES: readonly Recipe[] = [
  recipe({
    id: 'update-hero',
    title: 'Update the hero',
    description: 'New words for the title; the subtitle stays as it is.',
    prompt: 'Change the hero title to "Hello Jig"',
    korean: {
      title: '히어로 바꾸기',
      description: '제목만 새로 쓰고 부제는 그대로 둡니다.',
      prompt: '히어로 제목을 "안녕 지그"로 바꿔줘',
    },
    difficulty: 'starter',
    looks: [STATUS, LIST, 'workspace.readFile'],
    change: 'preview.updateHero',
    shown: true,
    needs: { target: 'hero' },
  }),
  recipe({
    id: 'make-emerald',
    title: 'Make it emerald',
    description: 'Another accent colour for the page.',
    prompt: 'Make it emerald',
    korean: { title: '에메랄드 테마', description: '페이지의 강조색을 바꿉니다.', prompt: '에메랄드색으로 바꿔줘' },
    difficulty: 'starter',
    looks: [STATUS],
    change: 'preview.setTheme',
    shown: true,
    needs: { target: 'theme' },
  }),
  recipe({
    id: 'add-feature-card',
    title: 'Add a feature card',
    description: 'One more card in the feature list.',
    prompt: 'Add a feature card "Made together" "Everyone sees each step."',
    korean: {
      title: '기능 카드 추가',
      description: '기능 목록에 카드를 하나 더합니다.',
      prompt: '기능 카드 "함께 만들기" "모두가 모든 단계를 봅니다." 추가해줘',
    },
    difficulty: 'starter',
    looks: [STATUS],
    change: 'preview.addFeature',
    shown: true,
    needs: { target: 'feature' },
  }),
  recipe({
    id: 'show-workspace-status',
    title: 'Show workspace status',
    description: 'Revision, files, what is unsaved. Nothing changes.',
    prompt: 'Show workspace status',
    korean: {
      title: '작업공간 상태',
      description: '리비전과 파일, 저장하지 않은 것. 바뀌는 것은 없습니다.',
      prompt: '작업공간 상태 알려줘',
    },
    difficulty: 'starter',
    looks: [STATUS],
  }),
  recipe({
    id: 'show-preview-status',
    title: 'Show preview status',
    description: 'What the preview shows, and what it could not load.',
    prompt: 'Show preview status',
    korean: {
      title: '미리보기 상태',
      description: '무엇을 보여 주는지, 무엇을 불러오지 못했는지.',
      prompt: '미리보기 상태 알려줘',
    },
    difficulty: 'starter',
    looks: ['preview.getStatus'],
  }),
  recipe({
    id: 'refresh-preview',
    title: 'Refresh the preview',
    description: 'Shows the same revision again.',
    prompt: 'Refresh the preview',
    korean: {
      title: '미리보기 새로고침',
      description: '같은 리비전을 다시 보여 줍니다.',
      prompt: '미리보기 새로고침해줘',
    },
    difficulty: 'starter',
    looks: [STATUS],
    change: 'preview.refresh',
    shown: true,
  }),
  recipe({
    id: 'find-text',
    title: 'Find text',
    description: 'Every line that has it, in all files.',
    prompt: 'Find "button" in all files',
    korean: { title: '글 찾기', description: '모든 파일에서 그 글이 있는 줄.', prompt: '"button" 찾아줘' },
    difficulty: 'starter',
    looks: ['workspace.searchText'],
  }),
  recipe({
    id: 'create-notes',
    title: 'Create notes.md',
    description: 'A new file with a first line.',
    prompt: 'Create notes.md',
    korean: { title: 'notes.md 만들기', description: '첫 줄이 있는 새 파일.', prompt: 'notes.md 파일 만들어줘' },
    difficulty: 'workflow',
    looks: [STATUS],
    change: 'workspace.createFile',
    shown: true,
    needs: { freePath: 'notes.md' },
  }),
  recipe({
    id: 'rename-index',
    title: 'Rename index.html',
    description: 'The page under another name; the preview follows.',
    prompt: 'Rename index.html to landing.html',
    korean: {
      title: 'index.html 이름 변경',
      description: '다른 이름으로 같은 페이지. 미리보기가 따라갑니다.',
      prompt: 'index.html을 landing.html로 이름 변경해줘',
    },
    difficulty: 'workflow',
    looks: [STATUS, LIST],
    change: 'workspace.renameFile',
    shown: true,
    needs: { path: 'index.html', freePath: 'landing.html' },
  }),
  recipe({
    id: 'undo-latest-edit',
    title: 'Undo the latest edit',
    description: 'Back by one revision of the content, shown again.',
    prompt: 'Undo the latest edit',
    korean: { title: '마지막 변경 취소', description: '내용을 한 단계 되돌립니다.', prompt: '마지막 변경을 되돌려줘' },
    difficulty: 'workflow',
    looks: [STATUS],
    change: 'workspace.undo',
    shown: true,
  }),
  recipe({
    id: 'download-current-file',
    title: 'Download the current file',
    description: 'Hands the open file to the browser as a download.',
    prompt: 'Download the current file',
    korean: {
      title: '현재 파일 내려받기',
      description: '열린 파일을 브라우저의 다운로드로 넘깁니다.',
      prompt: '현재 파일 다운로드해줘',
    },
    difficulty: 'workflow',
    looks: [STATUS, LIST],
    change: 'workspace.downloadFile',
  }),
  recipe({
    id: 'save-to-folder',
    title: 'Save',
    description: 'With a linked folder: writes it, after your approval. Without one: a save point in this browser.',
    prompt: 'Save to the folder',
    korean: {
      title: '저장',
      description: '연결된 폴더가 있으면 승인 후 폴더에 쓰고, 없으면 이 브라우저에 저장 지점을 만듭니다.',
      prompt: '폴더에 저장해줘',
    },
    difficulty: 'advanced',
    looks: [STATUS],
    change: SAVES,
  }),
  recipe({
    id: 'reload-folder',
    title: 'Reload the folder',
    description: 'Reads the linked folder again and replaces the workspace by it.',
    prompt: 'Reload the folder',
    korean: {
      title: '폴더 다시 읽기',
      description: '연결된 폴더를 다시 읽어 작업공간을 바꿉니다.',
      prompt: '폴더 다시 읽어줘',
    },
    difficulty: 'advanced',
    looks: [STATUS],
    change: 'workspace.reloadFolder',
    shown: true,
    needs: { folder: true },
  }),
  recipe({
    id: 'disconnect-folder',
    title: 'Disconnect the folder',
    description: 'The workspace keeps every file; the disk is left alone.',
    prompt: 'Disconnect the folder',
    korean: {
      title: '폴더 연결 해제',
      description: '파일은 모두 작업공간에 남고 디스크는 그대로입니다.',
      prompt: '폴더 연결 해제해줘',
    },
    difficulty: 'advanced',
    looks: [STATUS],
    change: 'workspace.disconnectFolder',
    needs: { folder: true },
  }),
  recipe({
    id: 'reset-demo-workspace',
    title: 'Reset the workspace',
    description: 'Back to the files it began with. Can be undone.',
    prompt: 'Reset the workspace',
    korean: { title: '작업공간 초기화', description: '처음의 파일로 돌아갑니다.', prompt: '작업공간 초기화해줘' },
    difficulty: 'advanced',
    looks: [STATUS],
    change: 'workspace.reset',
    shown: true,
  }),
];
